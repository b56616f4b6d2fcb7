import { type SheetVersion } from '@site/api-contract';
import { formatCount, formatCounted, formatKm } from '@site/api-contract/brazil';
import { type ClassSlug } from '@site/api-contract/catalog';
import { sheetFiguresCopy as copy } from './sheet-figures.copy';

/** One figure of a technical sheet, for the car's page and for cars side by side. */
export type SheetFigure = {
  label: string;
  /** Null for a car that does not have it, such as the tank of an electric one. */
  textOf: (version: SheetVersion) => string | null;
  /** The least is best; a figure of which neither more nor less is plainly better has none. */
  rankOf?: (version: SheetVersion) => number;
  /** Says why it is the best. */
  word?: string;
};

export type SheetPart = 'sizes' | 'energy' | 'power' | 'safety';

/**
 * The figures of a part, in the order in which they are read. The volume for luggage has
 * the name of its class: boot, bed or load volume.
 */
export function figuresOf(part: SheetPart, classSlug: ClassSlug): SheetFigure[] {
  const { rows } = copy;
  const figures: Record<SheetPart, SheetFigure[]> = {
    sizes: [
      figure(rows.length, ({ lengthMm }) => meters(lengthMm)),
      figure(rows.width, ({ widthMm }) => meters(widthMm)),
      figure(rows.mirrors, ({ widthWithMirrorsMm }) => meters(widthWithMirrorsMm)),
      figure(rows.height, ({ heightMm }) => meters(heightMm)),
      figure(rows.wheelbase, ({ wheelbaseMm }) => meters(wheelbaseMm)),
      figure(rows.clearance, ({ groundClearanceMm }) => centimeters(groundClearanceMm)),
      bootFigure(classSlug),
      figure(rows.payload, ({ payloadKg }) => `${formatCount(payloadKg)} kg`),
      { label: rows.seats, textOf: ({ seats }) => String(seats) },
    ],
    energy: [
      consumption(rows.city, 'gasolineCity', 'ethanolCity'),
      consumption(rows.highway, 'gasolineHighway', 'ethanolHighway'),
      figure(rows.tank, ({ tankLitres }) => tankLitres && litres(tankLitres)),
      {
        label: rows.range,
        textOf: ({ sheet: { rangeKm } }) => (rangeKm === null ? null : formatKm(rangeKm)),
        rankOf: ({ sheet }) => most(sheet.rangeKm),
        word: copy.best.range,
      },
      figure(
        rows.battery,
        ({ batteryKwh }) => batteryKwh && `${decimal(batteryKwh)} kWh`,
      ),
      figure(
        rows.homeCharge,
        ({ homeChargeHours }) => homeChargeHours && copy.hours(decimal(homeChargeHours)),
      ),
      figure(
        rows.fastCharge,
        ({ fastChargeMinutes }) =>
          fastChargeMinutes && formatCounted(fastChargeMinutes, 'minuto', 'minutos'),
      ),
    ],
    power: [
      { label: rows.engine, textOf: ({ engine }) => engine },
      { label: rows.gearbox, textOf: ({ gearbox }) => gearbox },
      figure(rows.power, ({ powerCv }) => `${powerCv} cv`),
      figure(rows.torque, ({ torqueKgfm }) => `${decimal(torqueKgfm)} kgfm`),
      {
        label: rows.zeroTo100,
        textOf: ({ sheet }) => `${decimal(sheet.zeroTo100S)} s`,
        rankOf: ({ sheet }) => sheet.zeroTo100S,
        word: copy.best.quicker,
      },
    ],
    safety: [
      {
        label: rows.airbags,
        textOf: ({ sheet }) => String(sheet.airbags),
        rankOf: ({ sheet }) => most(sheet.airbags),
        word: copy.best.more,
      },
    ],
  };
  return figures[part];
}

const { boot, bed, load } = copy.rows;
/** Names of the volume in classes whose room is for goods: a bed or a load space. */
const GOODS_ROOMS: Partial<Record<ClassSlug, string>> = {
  picape: bed,
  utilitario: load,
};

/** Whether the room of a class is for goods and not a boot. */
export function isForGoods(classSlug: ClassSlug): boolean {
  return GOODS_ROOMS[classSlug] !== undefined;
}

/** The volume for luggage, by the name that it has in the class. */
export function bootFigure(classSlug: ClassSlug): SheetFigure {
  return {
    label: GOODS_ROOMS[classSlug] ?? boot,
    textOf: ({ sheet }) => litres(sheet.bootLitres),
    rankOf: ({ sheet }) => most(sheet.bootLitres),
    word: copy.best.larger,
  };
}

/**
 * The volume for luggage of cars side by side. A bed or a load space is no larger boot:
 * beside another kind the row has a name for all of them, and no best.
 */
export function luggageFigure(classSlugs: readonly ClassSlug[]): SheetFigure {
  const figures = classSlugs.map(bootFigure);
  const [first = bootFigure('suv')] = figures;
  return figures.every(({ label }) => label === first.label)
    ? first
    : { label: load, textOf: first.textOf };
}

/** The consumption or the range in one line, for the head of a car's page. */
export function energyInShort({ sheet }: SheetVersion): [label: string, text: string] {
  const { rows } = copy;
  return sheet.rangeKm === null
    ? [rows.city, copy.gasoline(oneDigit(sheet.gasolineCity ?? 0))]
    : [rows.range, formatKm(sheet.rangeKm)];
}

function figure(
  label: string,
  textOf: (sheet: SheetVersion['sheet']) => string | number | null,
): SheetFigure {
  return {
    label,
    textOf: ({ sheet }) => {
      const text = textOf(sheet);
      return text === null ? null : String(text);
    },
  };
}

type Consumption = 'gasolineCity' | 'ethanolCity' | 'gasolineHighway' | 'ethanolHighway';

function consumption(
  label: string,
  gasoline: Consumption,
  ethanol: Consumption,
): SheetFigure {
  return {
    label,
    textOf: ({ sheet: { [gasoline]: first, [ethanol]: second } }) =>
      first === null || second === null
        ? null
        : copy.bothFuels(oneDigit(first), oneDigit(second)),
    rankOf: ({ sheet }) => most(sheet[gasoline]),
    word: copy.best.lasts,
  };
}

/** A car without the figure has the worst rank. */
const most = (value: number | null) =>
  value === null ? Number.POSITIVE_INFINITY : -value;

const METERS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
const UP_TO_ONE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const ONE_DIGIT = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const decimal = (value: number) => UP_TO_ONE.format(value);
const oneDigit = (value: number) => ONE_DIGIT.format(value);
const meters = (mm: number) => `${METERS.format(Math.round(mm / 10) / 100)} m`;
const centimeters = (mm: number) => `${decimal(mm / 10)} cm`;
const litres = (value: number) => formatCounted(value, 'litro', 'litros');
