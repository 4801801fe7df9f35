import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startRouter } from './router.svelte'
import { applySettings } from './settings.svelte'
import { learnTitles } from './titles.svelte'
import { loadWords } from './words'

applySettings()
startRouter()
// A title may speak with the words of another; without the server's word on that, pages come all the same.
await Promise.all([loadWords(), learnTitles().catch(() => undefined)])
mount(App, { target: document.getElementById('app')! })
