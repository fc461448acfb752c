/** Left end of the bars. */
export const left = 60

export const bar = (y: number, width: number, height: number) => `M${left} ${y}h${width}v${height}h${-width}z`
