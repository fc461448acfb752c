import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import * as v from 'valibot'

const textSchema = v.object({
  isError: v.optional(v.boolean()),
  content: v.tuple([v.object({ type: v.literal('text'), text: v.string() })])
})

/** A connected client of the SDK. @param mode `legacy` begins with a handshake, `auto` asks for the newest version first */
export async function connectAssistant(address: URL, mode: 'legacy' | 'auto' = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)))

  /** The text that a tool answers, and whether it is an error. */
  async function call(name: string, input: Record<string, unknown> = {}) {
    const { content, isError = false } = v.parse(textSchema, await client.callTool({ name, arguments: input }))
    return { text: content[0].text, isError }
  }

  /** The data of a tool that answers with JSON. */
  const read = async <Schema extends v.GenericSchema>(schema: Schema, name: string, input: Record<string, unknown> = {}) =>
    v.parse(schema, JSON.parse((await call(name, input)).text))

  return { client, call, read }
}
