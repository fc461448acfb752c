import { Store } from '@tanstack/react-store'

/** The exam's part of the session store (spec §3): for this tab, until the logout. */
interface ExamSession {
  /** The open exam; undefined if there is none. */
  examInfo: { name: string } | undefined
  /** Whether the last result of this session is a pass. */
  isPassExam: boolean
}

const empty: ExamSession = { examInfo: undefined, isPassExam: false }

export const examSessionStore = new Store<ExamSession>(empty)

/** Called when an exam is opened in this tab. */
export const enterExam = (name: string): void => examSessionStore.setState(() => ({ examInfo: { name }, isPassExam: false }))

/** Called when a result is shown in this tab, which ends the exam. */
export const leaveExam = (isPassed: boolean): void =>
  examSessionStore.setState(() => ({ examInfo: undefined, isPassExam: isPassed }))

/** Logout and an expired session clear the exam data (spec §4). */
export const clearExam = (): void => examSessionStore.setState(() => empty)
