import { Said } from '../ui/text'

/** Parts of a whole, largest first: each with its name, a bar, and its number. */
export function Bars({ parts, format }: { parts: { name: string; value: number; note?: string }[]; format(value: number): string }) {
  const most = Math.max(1, ...parts.map(({ value }) => value))
  return (
    <ul className="bars">
      {parts.map(({ name, value, note }) => (
        <li key={name}>
          <span className="bar-name">
            <Said>{name}</Said>
          </span>
          <span className="bar-room" aria-hidden="true">
            <span className="bar" style={{ width: `${Math.max(0.5, (100 * value) / most)}%` }} />
          </span>
          <span className="bar-value">
            {format(value)}
            {note && <span className="soft"> {note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
