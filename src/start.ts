import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

/** Defining this file disables Start's built-in CSRF protection of server functions, so it is added here. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })]
}))
