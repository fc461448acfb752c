import { createFileRoute } from '@tanstack/react-router'

/** The QR code of the footer, 128 × 128 (spec §9). */
export const Route = createFileRoute('/qr.svg')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('qr') } }
})
