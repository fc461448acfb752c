import { edgeContext } from '~/lib/edge-context'

/**
 * Reads a file of the build: over the network in a browser, from the edge's own files on the server.
 * @throws Error where there is none to be had
 */
export async function readSiteFile(path: string): Promise<unknown> {
  const response = await (edgeContext()?.fetchAsset(path) ?? fetch(path))
  if (!response.ok) throw new Error(`A file of the search answered ${response.status}`)
  return response.json()
}
