import { useEffect } from 'react'
import type { AnswerSheet } from './answer-sheet'
import { reportEvent } from './calls'

/** Milliseconds of absence that are not reported: a glance at another window is nothing. */
const shortest = 5000

/** Milliseconds after which an open page asks for the answers of other devices: within ten seconds even if one answer is lost. */
const refreshInterval = 4000

/**
 * Reports how long the window was left and how long the connection was lost, once the candidate is back, and takes over the
 * remaining time: the browser's clock stands still while a device sleeps. Asks regularly for the answers of other devices.
 */
export function useExamEvents(sheet: AnswerSheet): void {
  useEffect(() => {
    let leftAt: number | undefined
    let offlineAt: number | undefined

    async function report(kind: 'window-left' | 'offline', since: number | undefined) {
      if (since === undefined) return
      const away = Date.now() - since
      if (away < shortest) return
      const remaining = await reportEvent(kind, away)
      if (remaining !== undefined) sheet.syncTime(remaining)
    }
    function onVisibility() {
      if (document.hidden) leftAt = Date.now()
      else {
        void report('window-left', leftAt)
        leftAt = undefined
        // Another tab of this browser may have answered meanwhile.
        sheet.restore()
        void sheet.refresh()
      }
    }
    function onOffline() {
      offlineAt ??= Date.now()
    }
    function onOnline() {
      void report('offline', offlineAt)
      offlineAt = undefined
      sheet.flush()
    }

    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void sheet.refresh()
    }, refreshInterval)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('offline', onOffline)
    addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('offline', onOffline)
      removeEventListener('online', onOnline)
    }
  }, [sheet])
}
