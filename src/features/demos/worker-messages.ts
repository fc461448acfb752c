import type { DemoGraph, DemoType, Explanation } from '~/demos/types'
import type { Answer } from './answer'

/** Request of the page to its worker. `explain` is about the last run. */
export type WorkerQuestion =
  | { kind: 'run'; type: DemoType; graph: DemoGraph; query: Readonly<Record<string, unknown>> }
  | { kind: 'explain'; vertex: string }
  | { kind: 'arrange'; graph: DemoGraph }

/** Answers by the kind of the question. */
export interface WorkerAnswers {
  run: Answer
  explain: Explanation
  arrange: DemoGraph
}

export interface WorkerRequest {
  number: number
  question: WorkerQuestion
}

/** `answer` is missing if the method failed. */
export interface WorkerResponse {
  number: number
  answer?: WorkerAnswers[keyof WorkerAnswers]
}

/** Message of the worker: an answer, or that it has begun with the next question. */
export type WorkerMessage = WorkerResponse | 'started'
