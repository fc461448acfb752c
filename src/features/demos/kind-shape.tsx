import type { DemoModel } from '~/demos/types'

const shapes = {
  circle: <circle cx="7" cy="7" r="5" />,
  square: <path d="M2.5 2.5h9v9h-9z" />,
  diamond: <path d="M7 1l6 6-6 6-6-6z" />,
  triangle: <path d="M7 1.5l5.5 10h-11z" />
}

/** The shape of a kind of vertices, beside its name. */
export function KindShape({ model, kind }: { model: DemoModel; kind: string }) {
  return (
    <svg className="g-vertices" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {shapes[model.vertices[kind]?.shape ?? 'circle']}
    </svg>
  )
}
