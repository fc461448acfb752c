import { McpServer } from '@modelcontextprotocol/server'
import { brand } from '~/contract/brand'
import { siteVersion } from '~/contract/limits'
import { registerPrompts } from './prompts'
import { registerDocuments } from './resources'
import { tools } from './tools'

const instructions = `The website of ${brand}, a native distributed graph database. Search it, read its pages and documents as Markdown, run openCypher on sample graphs, find an edition, verify a certificate. Everything only reads: a query that writes works on a copy.`

/** The lists do not change within a build. */
const unchangingList = { listChanged: false }

/** A server for one message, with tools, documents and prompts. */
export function createServer(): McpServer {
  const server = new McpServer(
    { name: brand, version: siteVersion },
    { instructions, capabilities: { tools: unchangingList, resources: unchangingList, prompts: unchangingList } }
  )
  for (const { register } of tools) register(server)
  registerDocuments(server)
  registerPrompts(server)
  return server
}
