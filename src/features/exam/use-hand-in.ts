import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '~/lib/api'
import { useOnline } from '~/lib/use-online'
import { m } from '~/paraglide/messages'
import type { AnswerSheet, SheetState } from './answer-sheet'
import { submitAttempt } from './calls'

/**
 * Hands the exam in once it is asked for, every answer is saved and there is a connection. Until then the candidate may take it
 * back.
 */
export function useHandIn(sheet: AnswerSheet, { answers, connection }: SheetState) {
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isOnline = useOnline()
  const unsaved = answers.flatMap(({ isSaved }, position) => (isSaved ? [] : [position]))
  const isRefused = connection === 'refused'

  const submit = useEffectEvent(async () => {
    try {
      await sheet.handIn(submitAttempt)
    } catch (error) {
      // The connection has gone meanwhile: once it is back, this runs again.
      if (!navigator.onLine) return
      setAsked(false)
      setFailure(error instanceof ApiError ? error.text : m.api_unreachable())
    }
  })
  const isReady = isAsked && isOnline && unsaved.length === 0
  useEffect(() => {
    if (isReady) void submit()
  }, [isReady])

  return {
    unsaved,
    /** Whether the exam cannot be handed in now. */
    isOffline: !isOnline || connection === 'offline',
    isAsked: isAsked && !isRefused,
    failure: isAsked && isRefused ? m.exam_session_lost() : failure,
    ask: () => {
      setFailure(undefined)
      setAsked(true)
      sheet.flush()
    },
    takeBack: () => {
      setFailure(undefined)
      setAsked(false)
    }
  }
}
