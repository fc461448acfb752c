import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type Locale, locales } from '~/contract/locale'
import { answerIn, edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'

/** A call that cannot be answered as asked; the caller reads the sentence. */
export class ToolError extends Error {
  constructor(
    readonly text: string,
    /** The field of the input that is at fault. */
    readonly field?: string
  ) {
    super('A tool refused its input')
    this.name = 'ToolError'
  }
}

/** An answer: data, which is written as JSON, or a text as it is. */
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

/** Makes a tool that only reads. The SDK checks its input, and names the field in what it refuses. */
export function tool<Schema extends v.GenericSchema>({ name, title, description, input, run }: ToolDefinition<Schema>): Tool {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  return {
    name,
    register: (server) => {
      server.registerTool(name, { title, description, annotations, inputSchema: toStandardJsonSchema(input) }, (read) =>
        answerOf(run, read)
      )
    }
  }
}

async function answerOf<Input>(run: (input: Input) => Promise<ToolAnswer>, input: Input): Promise<CallToolResult> {
  try {
    const answer = await run(input)
    return { content: [{ type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify(answer) }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(refusalOf(error)) }] }
  }
}

/** What a caller learns of an error: the sentence of a refusal, and nothing of any other one. */
export function refusalOf(error: unknown): { error: string; field?: string } {
  if (error instanceof ToolError) return { error: error.text, ...(error.field !== undefined && { field: error.field }) }
  edgeContext()?.assistants?.reportError(error)
  return { error: 'The site could not answer this call. Try again later.' }
}

/** Language of an answer. */
export const languageField = v.optional(
  v.pipe(v.picklist(locales), v.description('Language of the answer. Default: the language of this site.'))
)

/** Where an answer goes on: the `next` of the answer before. */
export const offsetField = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000), v.description('The «next» of the previous answer.')),
  0
)

/**
 * The language of a call, in which everything that it reads answers from now on: a request has one message, and so one language.
 */
export function speak(locale: Locale | undefined): Locale {
  if (locale) answerIn(locale)
  return currentLocale()
}

/** Origin of the site in links. */
export const siteOrigin = (): string => edgeContext()?.site.origin ?? ''

/** A part of a list, and where the next one begins. */
export function partOf<Item>(items: readonly Item[], offset: number, size: number): { part: readonly Item[]; next?: number } {
  const end = offset + size
  return { part: items.slice(offset, end), ...(end < items.length && { next: end }) }
}
