/** A titled group of fields in the settings sheet. */
export function group(title: string): HTMLElement {
  const section = document.createElement('section');
  const heading = document.createElement('h3');
  heading.textContent = title;
  section.append(heading);
  return section;
}

/** One of a few: radio buttons that look like a segment. */
export function choice<Value extends string>(
  label: string,
  chosen: Value,
  values: readonly (readonly [Value, string])[],
  choose: (value: Value) => void,
): HTMLElement {
  const field = document.createElement('fieldset');
  field.className = 'reader-field';
  const legend = document.createElement('legend');
  legend.textContent = label;
  const segment = document.createElement('div');
  segment.className = 'reader-choice';
  for (const [value, word] of values) {
    const option = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: `reader-${label}`, value, checked: value === chosen });
    input.addEventListener('change', () => choose(value));
    const words = document.createElement('span');
    words.textContent = word;
    option.append(input, words);
    segment.append(option);
  }
  field.append(legend, segment);
  return field;
}

/** A percentage on a slider; its label says the value. */
export function range(
  labelOf: (value: { percent: string }) => string,
  limits: { value: number; min: number; max: number; step: number },
  choose: (value: number) => void,
): HTMLElement {
  const field = document.createElement('label');
  field.className = 'reader-field';
  const words = document.createElement('span');
  const input = document.createElement('input');
  const { min, max, step, value } = limits;
  Object.assign(input, { type: 'range', min, max, step });
  input.value = `${value}`;
  const draw = () => {
    words.textContent = labelOf({ percent: input.value });
  };
  input.addEventListener('input', () => {
    draw();
    choose(Number(input.value));
  });
  draw();
  field.append(words, input);
  return field;
}
