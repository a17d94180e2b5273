document.getElementById('print-sheet')?.addEventListener('click', () => window.print())
