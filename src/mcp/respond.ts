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

/** Methods that the log may name. Callers can write anything in this field, so other values are not logged. */
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

/** Answers one MCP message, without a session. */
export async function respond(request: Request): Promise<Response> {
  const started = Date.now()
  const body = await readBody(request)
  const answer = await dispatch(request, body)
  const text = await answer.text()
  const bytes = new TextEncoder().encode(text).byteLength
  edgeContext()?.assistants?.reportCall({ name: loggedName(body), ms: Date.now() - started, bytes })
  const type = answer.headers.get('Content-Type')
  return new Response(text === '' ? null : text, { status: answer.status, ...(type && { headers: { 'Content-Type': type } }) })
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    return undefined
  }
}

/** Tool or method of a message, for the log. */
function loggedName(body: unknown): string {
  const message = v.safeParse(messageSchema, body)
  if (!message.success) return 'unreadable'
  const { method, params } = message.output
  if (method === 'tools/call') return tools.find(({ name }) => name === params?.name)?.name ?? 'unknown-tool'
  return loggedMethods.find((each) => each === method) ?? 'unknown-method'
}

async function dispatch(request: Request, body: unknown): Promise<Response> {
  if (body === undefined) return errorResponse(400, -32_700, 'The body is not JSON')
  if (Array.isArray(body)) return errorResponse(400, -32_600, 'A request must have exactly one message')
  const message = v.safeParse(messageSchema, body)
  // The response would never end, and the lists do not change within a build.
  if (message.success && message.output.method === 'subscriptions/listen') {
    return errorResponse(200, -32_601, 'This server has no subscriptions', message.output.id)
  }
  const options = { parsedBody: body }
  if (await isLegacyRequest(request, body)) return answerStateless(createServer(), request, options)
  const handler = createMcpHandler(createServer, { legacy: 'reject', responseMode: 'json' })
  return handler.fetch(request, options)
}

/** Answers a client of an older protocol version, with a handshake, without keeping its session. */
async function answerStateless(server: McpServer, request: Request, options: { parsedBody: unknown }): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request, options)
}

const errorResponse = (status: number, code: number, message: string, id: string | number | null = null) =>
  Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status })
