import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startRouter } from './router.svelte'
import { applySettings } from './settings.svelte'
import { loadWords } from './words'

applySettings()
startRouter()
await loadWords()
mount(App, { target: document.getElementById('app')! })
