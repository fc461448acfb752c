/* The least that a worker can do: answers the bytes of the home page. */
export default {
  fetch: (_request, env) => new Response(env.PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
