/*
 * The worker in front of the edge in `npm start`, on a socket of its own. The simulator's entrance would believe a visitor's
 * headers: which worker to ask (`MF-Route-Override`), at which address (`MF-Original-URL`, `X-Forwarded-Proto`). As the platform
 * does, this one compresses, and tells the edge nothing. The build of a start has no preview pictures of the pages: the site's icon
 * stands in for each.
 */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|atom\+xml)|image\/svg\+xml)/

const picture = /^\/og\/[\w-]+\.[\w-]+\.png$/
const icon = ({ url, method }) => new Request(new URL('/apple-touch-icon.png', url), { method })

export default {
  async fetch(request, { SITE }) {
    const accepted = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
    const asked = await SITE.fetch(request)
    const answer = asked.status === 404 && picture.test(new URL(request.url).pathname) ? await SITE.fetch(icon(request)) : asked
    if (!accepted || !answer.body || answer.headers.has('Content-Encoding')) return answer
    if (!compressible.test(answer.headers.get('Content-Type') ?? '')) return answer
    const compressed = new Response(answer.body, answer)
    compressed.headers.set('Content-Encoding', 'gzip')
    return compressed
  }
}
