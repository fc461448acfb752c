import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

/** Defining this file removes Start's own CSRF protection of server functions, so it is put back here. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })]
}))
