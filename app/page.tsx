export default function ShelfPage() {
  return (
    <main>
      <h1>Muster Roll</h1>
    </main>
  );
}
