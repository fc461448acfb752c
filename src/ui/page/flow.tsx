import './flow.css'

export interface FlowStage {
  name: string
  text: string
  /** Where the product stands in the flow. */
  main?: boolean
}

/** Stages that data or people pass through, left to right; on a phone, and where `down` is said, top to bottom. */
export function Flow({ stages, down = false }: { stages: readonly FlowStage[]; down?: boolean }) {
  return (
    <ol className={down ? 'flow flow-down' : 'flow'}>
      {stages.map(({ name, text, main }) => (
        <li key={name} className={main ? 'flow-main' : undefined}>
          <div className="flow-stage">
            <b>{name}</b>
            {text}
          </div>
        </li>
      ))}
    </ol>
  )
}
