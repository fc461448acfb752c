import { m } from '~/paraglide/messages'

interface StepBarProps {
  /** Index of the step that is shown, and of the last one. */
  step: number
  last: number
  /** Explanation of this step of the method. */
  text: string
  /** False until the browser's own run is there; the result of the server is then shown without its steps. */
  isReady: boolean
  onStep: (step: number) => void
}

/** Moves through the run, with a sentence for each step. */
export function StepBar({ step, last, text, isReady, onStep }: StepBarProps) {
  const go = (to: number) => onStep(Math.min(last, Math.max(0, to)))
  const button = (name: string, icon: string, to: number, isAtEnd: boolean) => (
    <button type="button" aria-label={name} disabled={!isReady || isAtEnd} onClick={() => go(to)}>
      <span className={icon} aria-hidden="true" />
    </button>
  )
  return (
    <div className="demo-steps">
      <div className="cluster demo-step-controls">
        {button(m.demos_step_first(), 'i-lucide-chevron-first', 0, step <= 0)}
        {button(m.demos_step_back(), 'i-lucide-chevron-left', step - 1, step <= 0)}
        <input
          type="range"
          min={0}
          max={Math.max(last, 0)}
          value={step}
          disabled={!isReady}
          aria-label={m.demos_steps()}
          aria-valuetext={m.demos_step_of({ step: step + 1, steps: last + 1 })}
          onChange={(event) => go(event.currentTarget.valueAsNumber)}
        />
        {button(m.demos_step_next(), 'i-lucide-chevron-right', step + 1, step >= last)}
        {button(m.demos_step_last(), 'i-lucide-chevron-last', last, step >= last)}
        <span className="note demo-step-count">{m.demos_step_of({ step: step + 1, steps: last + 1 })}</span>
      </div>
      <p className="demo-step-text" role="status">
        {text}
      </p>
    </div>
  )
}
