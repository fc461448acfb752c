/*
 * Replaces `@tanstack/react-start` in the build of the desk, which runs in the browser only: Start's compiler, which
 * chooses between the server's and the browser's half of a function, is no part of that build.
 */

/** Keeps the browser's half of a function. */
export const createIsomorphicFn = () => ({
  server: (_: unknown) => ({ client: <Half>(half: Half): Half => half })
})

/** There is no request to render. */
export const getGlobalStartContext = () => undefined
