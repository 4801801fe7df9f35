import { expect, test } from 'vitest'
import { fields, operations, typeOf } from '$client/openapi'

test('the operations of a document are told in the order of its paths, and what is no method is left out', () => {
  const [look, send, ...others] = operations({
    info: { title: 'Casus Belli', version: '1' },
    paths: {
      '/api/tables/{id}': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sit' } } } },
          responses: { '200': { description: 'Done' } },
        },
        get: { summary: 'A table', parameters: [{ name: 'id', in: 'path', required: true }] },
        parameters: {},
      },
    },
  })
  expect(others).toEqual([])
  expect(look).toMatchObject({ id: 'get-api-tables-id-', method: 'GET', summary: 'A table', body: null, answers: [] })
  expect(look?.parameters).toHaveLength(1)
  expect(typeOf(send?.body)).toBe('Sit')
  expect(send?.answers).toEqual([{ status: '200', description: 'Done', schema: null }])
})

test.each([
  [{ $ref: '#/components/schemas/Feed' }, 'Feed'],
  [{ const: 'feed' }, '"feed"'],
  [{ enum: ['en', 'pl'] }, '"en" | "pl"'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
  [{ allOf: [{ $ref: '#/A' }, { $ref: '#/B' }] }, 'A & B'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ prefixItems: [{ type: 'integer' }, { type: 'string' }] }, '[integer, string]'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array' }, 'any[]'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, '{ [name]: integer }'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [{}, 'any'],
  [null, ''],
])('the schema %j is written as %s', (schema, written) => {
  expect(typeOf(schema)).toBe(written)
})

test('the fields of a schema say which of them are needed', () => {
  const schema = {
    required: ['name'],
    properties: { name: { type: 'string', description: 'Of the player' }, level: { type: 'string' } },
  }
  expect(fields(schema)).toEqual([
    { name: 'name', type: 'string', isRequired: true, about: 'Of the player' },
    { name: 'level', type: 'string', isRequired: false, about: '' },
  ])
  expect(fields(null)).toEqual([])
})
