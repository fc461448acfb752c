/*
 * The worker in front of the edge in `npm start`, on a socket of its own. The simulator's entrance would believe a visitor's
 * headers: which worker to ask (`MF-Route-Override`), at which address (`MF-Original-URL`, `X-Forwarded-Proto`). As the platform
 * does, this one compresses, and tells the edge nothing.
 */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|atom\+xml)|image\/svg\+xml)/

export default {
  async fetch(request, { SITE }) {
    const accepted = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
    const answer = await SITE.fetch(request)
    if (!accepted || !answer.body || answer.headers.has('Content-Encoding')) return answer
    if (!compressible.test(answer.headers.get('Content-Type') ?? '')) return answer
    const compressed = new Response(answer.body, answer)
    compressed.headers.set('Content-Encoding', 'gzip')
    return compressed
  }
}
