export default function Page() {
  return <p>own</p>
}
