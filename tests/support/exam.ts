import type { Page } from '@playwright/test'

/** The entrance to the exam. */
export const examEntrance = '/center/train/GBCA/auth'

/** Calls the exam API as a script of the page. */
export const callExam = (page: Page, path: string, body?: object): Promise<{ status: number; data?: unknown }> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`/api/exam${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})).json()
    },
    [path, body] as const
  )
