import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import * as v from 'valibot'
import { loadSidebar } from '~/content/docs'
import { documentIds, hasDocument, nameOf } from '~/content/docs/tree'
import { documentsVersions } from '~/contract/limits'
import { locales } from '~/contract/locale'
import { setLanguage, ToolError } from './tool'
import { markdownOf } from './tools/read-page'

const namesSchema = v.pipe(
  v.object({ version: v.picklist(documentsVersions), language: v.picklist(locales), id: v.string() }),
  v.check(({ version, id }) => hasDocument(version, id))
)

const mimeType = 'text/markdown'

/** Registers the documents as resources: one for each version and language. */
export function registerDocuments(server: McpServer): void {
  const template = new ResourceTemplate('document://{version}/{language}/{id}', {
    list: async () => ({ resources: await listDocuments() })
  })
  const about = { title: 'Documents', description: 'A document by version, language and id, as Markdown.', mimeType }
  server.registerResource('document', template, about, async (uri, names) => {
    const read = v.safeParse(namesSchema, names)
    if (!read.success) throw new ToolError('There is no such document', 'uri')
    const { version, language, id } = read.output
    const text = await markdownOf(`/document/${nameOf(version)}/${id}`, setLanguage(language))
    return { contents: [{ uri: uri.href, mimeType, text }] }
  })
}

async function listDocuments() {
  const scopes = documentsVersions.flatMap((version) => locales.map((language) => ({ version, language })))
  const listed = scopes.map(async ({ version, language }) => {
    const sections = await loadSidebar(version, language)
    const titles = new Map(sections.flatMap(({ documents }) => documents.map(({ id, title }) => [id, title])))
    return documentIds(version).flatMap((id) => {
      const title = titles.get(id)
      return title === undefined ? [] : [{ uri: `document://${version}/${language}/${id}`, name: title, title, mimeType }]
    })
  })
  return (await Promise.all(listed)).flat()
}
