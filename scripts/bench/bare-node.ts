/* The least that a server on Node can do: answers the bytes of a file with headers, `node bare-node.ts port file headers`. */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'

const [port = '', file = '', headers = ''] = process.argv.slice(2)
const page = readFileSync(file)
const described: Record<string, string> = JSON.parse(headers)
serve({ fetch: () => new Response(page, { headers: described }), port: Number(port), hostname: '127.0.0.1' })
