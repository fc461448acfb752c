import { createFileRoute } from '@tanstack/react-router'

/** Whom to tell of a vulnerability (RFC 9116). */
export const Route = createFileRoute('/.well-known/security.txt')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('security') } }
})
