import { createFileRoute } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
export const Route = createFileRoute('/')({ component: () => <h1 className="p-4 i-lucide-x">{m.home_title()}</h1> })
