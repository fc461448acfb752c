import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport
} from '@modelcontextprotocol/server'
import * as v from 'valibot'
import { edgeContext } from '~/lib/edge-context'
import { createServer } from './server'
import { tools } from './tools'

const messageSchema = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.string(),
  params: v.optional(v.object({ name: v.optional(v.string()) }))
})

/** Methods whose names the log may have; what else a caller writes there stays out of it. */
const loggedMethods = [
  'initialize',
  'notifications/initialized',
  'ping',
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get'
]

/** Answers one message of the protocol. Nothing is kept for the next one. */
export async function respond(request: Request): Promise<Response> {
  const started = Date.now()
  const body = await bodyOf(request)
  const answer = await answerTo(request, body)
  const text = await answer.text()
  const bytes = new TextEncoder().encode(text).byteLength
  edgeContext()?.assistants?.reportCall({ name: nameOf(body), ms: Date.now() - started, bytes })
  const type = answer.headers.get('Content-Type')
  return new Response(text === '' ? null : text, { status: answer.status, ...(type && { headers: { 'Content-Type': type } }) })
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    return undefined
  }
}

/** The tool or the method of a message. */
function nameOf(body: unknown): string {
  const message = v.safeParse(messageSchema, body)
  if (!message.success) return 'unreadable'
  const { method, params } = message.output
  if (method === 'tools/call') return tools.find(({ name }) => name === params?.name)?.name ?? 'unknown-tool'
  return loggedMethods.find((each) => each === method) ?? 'unknown-method'
}

async function answerTo(request: Request, body: unknown): Promise<Response> {
  if (body === undefined) return refuse(400, -32_700, 'The body is not JSON')
  if (Array.isArray(body)) return refuse(400, -32_600, 'A request has one message')
  const message = v.safeParse(messageSchema, body)
  // The answer would never end, and nothing changes while a build runs.
  if (message.success && message.output.method === 'subscriptions/listen') {
    return refuse(200, -32_601, 'This server has no subscriptions', message.output.id)
  }
  const options = { parsedBody: body }
  if (await isLegacyRequest(request, body)) return answerStateless(createServer(), request, options)
  const handler = createMcpHandler(createServer, { legacy: 'reject', responseMode: 'json' })
  return handler.fetch(request, options)
}

/** Answers a client of the protocol's versions with a handshake, whose session this server does not keep. */
async function answerStateless(server: McpServer, request: Request, options: { parsedBody: unknown }): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request, options)
}

const refuse = (status: number, code: number, message: string, id: string | number | null = null) =>
  Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status })
