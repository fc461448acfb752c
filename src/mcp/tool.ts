import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type Locale, locales } from '~/contract/locale'
import { answerIn, edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'

/** Rejects a call with a message for the caller. */
export class ToolError extends Error {
  constructor(
    readonly text: string,
    /** The invalid input field. */
    readonly field?: string
  ) {
    super('A tool rejected its input')
    this.name = 'ToolError'
  }
}

/** A text, or data that is serialized as JSON. */
type ToolAnswer = string | Readonly<Record<string, unknown>>

interface ToolDefinition<Schema extends v.GenericSchema> {
  name: string
  title: string
  description: string
  input: Schema
  /** @throws ToolError */
  run: (input: v.InferOutput<Schema>) => Promise<ToolAnswer>
}

export interface Tool {
  name: string
  register: (server: McpServer) => void
}

/** Defines a read-only tool. The SDK validates the input and names an invalid field. */
export function tool<Schema extends v.GenericSchema>({ name, title, description, input, run }: ToolDefinition<Schema>): Tool {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  return {
    name,
    register: (server) => {
      server.registerTool(name, { title, description, annotations, inputSchema: toStandardJsonSchema(input) }, (read) =>
        toCallResult(run, read)
      )
    }
  }
}

async function toCallResult<Input>(run: (input: Input) => Promise<ToolAnswer>, input: Input): Promise<CallToolResult> {
  try {
    const answer = await run(input)
    return { content: [{ type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify(answer) }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(errorContent(error)) }] }
  }
}

/** Error for the caller: the message of a `ToolError`; any other error is reported and not disclosed. */
function errorContent(error: unknown): { error: string; field?: string } {
  if (error instanceof ToolError) return { error: error.text, ...(error.field !== undefined && { field: error.field }) }
  edgeContext()?.assistants?.reportError(error)
  return { error: 'The site could not answer this call. Try again later.' }
}

export const languageField = v.optional(
  v.pipe(v.picklist(locales), v.description('Language of the answer. Default: the language of this site.'))
)

export const offsetField = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000), v.description('The «next» of the previous answer.')),
  0
)

/**
 * Sets the language of the request, and so of everything that the call reads: a request has one message.
 * @returns the language, which is the site's by default
 */
export function setLanguage(locale: Locale | undefined): Locale {
  if (locale) answerIn(locale)
  return currentLocale()
}

/** Origin of the site in links. */
export const siteOrigin = (): string => edgeContext()?.site.origin ?? ''

/** One page of a list, and the offset of the next one. */
export function paginate<Item>(items: readonly Item[], offset: number, size: number): { items: readonly Item[]; next?: number } {
  const end = offset + size
  return { items: items.slice(offset, end), ...(end < items.length && { next: end }) }
}
