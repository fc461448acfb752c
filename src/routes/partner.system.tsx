import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/partner/system')({ component: () => <main id="main" tabIndex={-1} /> })
