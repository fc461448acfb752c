import { expect, test } from 'vitest'
import { bootScript } from './boot-script'

interface Page {
  theme?: string
  closedEvent?: string
  prefersDark?: boolean
  refusesStorage?: boolean
}

/** Runs the script as a page would and returns its changes to the root element. */
function boot({ theme, closedEvent, prefersDark = false, refusesStorage = false }: Page, eventId?: string) {
  const dataset: Record<string, string> = {}
  const storage = (value: string | undefined) => ({
    getItem: () => {
      if (refusesStorage) throw new Error('refused')
      return value ?? null
    }
  })
  new Function('document', 'localStorage', 'sessionStorage', 'matchMedia', bootScript(eventId))(
    { documentElement: { dataset } },
    storage(theme),
    storage(closedEvent),
    () => ({ matches: prefersDark })
  )
  return dataset
}

test('uses the stored theme, otherwise the system’s', () => {
  expect(boot({ theme: 'dark' })).toEqual({ theme: 'dark' })
  expect(boot({ theme: 'light', prefersDark: true })).toEqual({ theme: 'light' })
  expect(boot({ prefersDark: true })).toEqual({ theme: 'dark' })
  expect(boot({ theme: 'sepia' })).toEqual({ theme: 'light' })
})

test('hides a banner that was closed for the same event in this session', () => {
  expect(boot({ closedEvent: 'reading' }, 'reading')).toMatchObject({ banner: 'closed' })
  expect(boot({ closedEvent: 'another' }, 'reading')).not.toHaveProperty('banner')
})

test('falls back to the system theme and shows the banner if storage is blocked', () => {
  expect(boot({ refusesStorage: true, prefersDark: true }, 'reading')).toEqual({ theme: 'dark' })
})
