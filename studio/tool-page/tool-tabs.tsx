import { Tab, TabList } from '@sanity/ui';

type ToolTab = { id: string; title: string };

type ToolTabsProps<Shown extends ToolTab> = {
  /** Id of the panel, which names its tab by `tabId`. */
  panelId: string;
  tabs: readonly Shown[];
  shown: Shown;
  onShow: (tab: Shown) => void;
};

export function tabId({ id }: ToolTab): string {
  return `${id}-tab`;
}

export function ToolTabs<Shown extends ToolTab>({ panelId, tabs, shown, onShow }: ToolTabsProps<Shown>) {
  return (
    <TabList gap={2}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tabId(tab)}
          aria-controls={panelId}
          label={tab.title}
          fontSize={1}
          selected={tab === shown}
          onClick={() => onShow(tab)}
        />
      ))}
    </TabList>
  );
}
