import { rawFile } from './benchmark/raw-file'
import { loadResult } from './results'

/** Shown in the browser, not saved: samples are part of the public pages, while reports are downloaded after consent. */
const headersOf = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' })

const notFound = () => new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** The raw samples of a run. */
export async function rawResponse(address: string): Promise<Response> {
  const query = new URL(address).searchParams
  const result = await loadResult(query.get('result') ?? '')
  const run = result?.runs.find(({ system, workload }) => system === query.get('system') && workload === query.get('workload'))
  return run ? new Response(rawFile(run), { headers: headersOf('text/csv') }) : notFound()
}

/** A complete result. */
export async function resultResponse(address: string): Promise<Response> {
  const result = await loadResult(new URL(address).searchParams.get('result') ?? '')
  return result ? new Response(`${JSON.stringify(result)}\n`, { headers: headersOf('application/json') }) : notFound()
}
