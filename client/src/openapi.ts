// The part of an OpenAPI document that a person wants to read.

export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Content {
  content?: Record<string, { schema?: Schema }>
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

interface RawOperation {
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}

export interface Document {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, RawOperation>>
  components?: { schemas?: Record<string, Schema> }
}

export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Parameter[]
  body: Schema | null
  answers: { status: string; description: string; schema: Schema | null }[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

function schemaOf(content: Content | undefined): Schema | null {
  return Object.values(content?.content ?? {})[0]?.schema ?? null
}

export function operations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => {
      const raw = methods[method]!
      return {
        id: `${method}${path.replace(/[^a-z0-9]+/gi, '-')}`,
        method: method.toUpperCase(),
        path,
        summary: raw.summary ?? '',
        description: raw.description ?? '',
        parameters: raw.parameters ?? [],
        body: schemaOf(raw.requestBody),
        answers: Object.entries(raw.responses ?? {}).map(([status, answer]) => ({
          status,
          description: answer.description ?? '',
          schema: schemaOf(answer),
        })),
      }
    }),
  )
}

/** A schema in one line, as a programmer would write the type. */
export function typeOf(schema: Schema | null | undefined): string {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return parts.map(typeOf).join(' | ')
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `{ [name]: ${typeOf(schema.additionalProperties)} }`
  return schema.type ?? 'any'
}

export interface Field {
  name: string
  type: string
  isRequired: boolean
  about: string
}

export function fields(schema: Schema | null): Field[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: schema?.required?.includes(name) ?? false,
    about: property.description ?? '',
  }))
}
