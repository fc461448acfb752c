import { edgeContext } from '~/lib/edge-context'

/**
 * Reads a build file: over the network in the browser, from the edge's assets on the server.
 * @throws Error if the file is unavailable
 */
export async function readSiteFile(path: string): Promise<unknown> {
  const response = await (edgeContext()?.fetchAsset(path) ?? fetch(path))
  if (!response.ok) throw new Error(`A file of the search answered ${response.status}`)
  return response.json()
}
