import { createFileRoute } from '@tanstack/react-router'

/** Contact for reports of vulnerabilities (RFC 9116). */
export const Route = createFileRoute('/.well-known/security.txt')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('security') } }
})
