import { and, inArray, lt } from 'drizzle-orm'
import { openStates } from '../../../src/contract/inbox'
import { inquiries } from '../db/schema'

/** Condition that an inquiry still waits for somebody. */
export const isOpenInquiry = inArray(inquiries.state, [...openStates])

/** Condition that an inquiry is overdue on the day, `2026-03-31`. */
export const isOverdueOn = (day: string) => and(isOpenInquiry, lt(inquiries.dueOn, day))
