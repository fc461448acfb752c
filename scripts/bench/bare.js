/* The least that a worker can do: answers the bytes of a page with its headers. */
export default {
  fetch: (_request, env) => new Response(env.PAGE, { headers: env.HEADERS })
}
